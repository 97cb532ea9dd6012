// @ts-check

/** The oldest Node that the site builds with, as in package.json's `engines`. */
const oldest = { major: 20, minor: 19 }

/**
 * Checks a version of Node. Versions too old for the site must still be able to run this file.
 *
 * @param {string} version as in `process.versions.node`
 * @returns {string | undefined} an error message; undefined when the version is supported
 */
export function nodeVersionProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > oldest.major || (major === oldest.major && minor >= oldest.minor)) return undefined
  return `This site needs Node ${oldest.major}.${oldest.minor} or later; this is Node ${version}. Install Node 24 from https://nodejs.org, or run "nvm install".`
}
