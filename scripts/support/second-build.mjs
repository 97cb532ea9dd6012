// @ts-check
import { existsSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from './paths.mjs'

/** Where the integration tests leave a build whose code and content differ from the main one. */
export const secondBuild = inRoot('.local/second-build/public')

/**
 * What tells the end-to-end tests of the second build.
 *
 * @param {string} folder of that build
 * @returns {Record<string, string>} nothing when there is none
 */
export const secondBuildVariables = (folder) =>
  existsSync(path.join(folder, 'index.html')) ? { SECOND_BUILD: folder } : {}
