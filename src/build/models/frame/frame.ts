import path from 'node:path'
import type { BuildModel } from '../build-model'

/** Header and footer as slices: a change of the navigation renders them again, and no page. */
export const frame: BuildModel = {
  createPages({ actions }) {
    actions.createSlice({ id: 'header', component: path.resolve('src/frame/header/header.slice.tsx') })
    actions.createSlice({ id: 'footer', component: path.resolve('src/frame/footer/footer.slice.tsx') })
  },
}
