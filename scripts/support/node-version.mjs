// @ts-check

/** The oldest Node that the site builds with, as in package.json's `engines`. */
const oldest = { major: 20, minor: 19 }

/**
 * What is wrong with a version of Node. Versions too old to run the site must still be able to run
 * this file.
 *
 * @param {string} version as in `process.versions.node`
 * @returns {string | undefined} one sentence for the reader, or nothing when the version will do
 */
export function nodeVersionProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > oldest.major || (major === oldest.major && minor >= oldest.minor)) return undefined
  return `This site needs Node ${oldest.major}.${oldest.minor} or later, and this is Node ${version}. Get a newer one from https://nodejs.org, or with "nvm install".`
}
