import { decorationPrefix, haveSameProportions, type Size } from '../../src/images/formats'
import { fieldsOf, type Rule } from './checked-content'

/** Reports a picture once, with the first field that shows it. */
export const describedPictures: Rule = ({ entries, assets }) => {
  const uses = new Map<unknown, string>()
  for (const entry of entries) {
    for (const [key, { isDecoration }] of fieldsOf(entry, 'asset')) {
      const id = entry.values[key]
      if (!isDecoration && !uses.has(id)) uses.set(id, `${entry.file}, field “${key}”`)
    }
  }
  return assets.flatMap((at) => {
    const use = uses.get(at.id)
    if (!use || !at.facts) return []
    const { title, description } = at.facts
    if (description || title.startsWith(decorationPrefix)) return []
    const wrong = `The picture has no description. It is shown in ${use}.`
    const advice = `Describe what it shows. If it only decorates, start its title with “${decorationPrefix}”.`
    return [{ at, keys: ['description'], wrong, advice }]
  })
}

export const phonePictures: Rule = ({ entries, assets }) => {
  const sizes = new Map<unknown, Size>(
    assets.flatMap(({ id, facts: { width, height } = {} }) => (width && height ? [[id, { width, height }]] : [])),
  )
  return entries.flatMap((at) =>
    fieldsOf(at, 'asset').flatMap(([key, { sameProportionsAs = '' }]) => {
      const [phone, wide] = [sizes.get(at.values[key]), sizes.get(at.values[sameProportionsAs])]
      if (!phone || !wide || haveSameProportions(wide, phone)) return []
      const wrong = `It is ${phone.width} × ${phone.height} pixels, and “${sameProportionsAs}” ${wide.width} × ${wide.height}.`
      return [{ at, keys: [key], wrong, advice: 'Use a picture with the same proportions.' }]
    }),
  )
}
