import type { GatsbyNode } from 'gatsby'
import type { BuildModel } from './build-model'
import { models } from './models'

const runModels =
  (hook: keyof BuildModel) =>
  async (...args: unknown[]): Promise<void> => {
    for (const model of models) {
      const run = model[hook] as ((...args: unknown[]) => unknown) | undefined
      await run?.(...args)
    }
  }

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = runModels('createSchemaCustomization')
export const sourceNodes: GatsbyNode['sourceNodes'] = runModels('sourceNodes')
export const createResolvers: GatsbyNode['createResolvers'] = runModels('createResolvers')
export const createPages: GatsbyNode['createPages'] = runModels('createPages')
export const createPagesStatefully: GatsbyNode['createPagesStatefully'] = runModels('createPagesStatefully')
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = runModels('onCreateBabelConfig')
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = runModels('onCreateWebpackConfig')
export const onPostBuild: GatsbyNode['onPostBuild'] = runModels('onPostBuild')
