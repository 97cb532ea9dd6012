import { FormBand, type FormBandProps } from './FormSlot.Band'
import { FormBeside, type FormBesideProps } from './FormSlot.Beside'

export type FormSlotProps =
  (FormBesideProps & { readonly style: 'beside' }) | (FormBandProps & { readonly style: 'band' })

/** A form with text beside it, or as a band. Without a form, it shows a link. */
export const FormSlot = (props: FormSlotProps) =>
  props.style === 'band' ? <FormBand {...props} /> : <FormBeside {...props} />
