import path from 'node:path'
import type { BuildModel } from '../build-model'

const slices = {
  header: 'src/frame/header/header.slice.tsx',
  footer: 'src/frame/footer/footer.slice.tsx',
  'small-footer': 'src/frame/footer/small-footer.slice.tsx',
  'demo-bar': 'src/frame/demo-bar/demo-bar.slice.tsx',
} as const

/** The parts of the frame as slices: a change of the navigation renders them again, and no page. */
export const frame: BuildModel = {
  createPages({ actions }) {
    for (const [id, component] of Object.entries(slices)) {
      actions.createSlice({ id, component: path.resolve(component) })
    }
  },
}
