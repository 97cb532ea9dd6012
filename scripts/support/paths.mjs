// @ts-check
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** @param {string[]} parts */
export const inRoot = (...parts) => path.join(root, ...parts)

/** A build with different code and content, made by the integration tests. */
export const secondBuild = inRoot('.local/second-build/public')
