import type { mapFormSlot } from './form-slot.cms'
import { FormBand } from './FormSlot.Band'
import { FormBeside } from './FormSlot.Beside'

export type FormSlotProps = ReturnType<typeof mapFormSlot>

/** A form with text beside it, or as a band. Without a form, it shows a link. */
export const FormSlot = (props: FormSlotProps) =>
  props.style === 'band' ? <FormBand {...props} /> : <FormBeside {...props} />
