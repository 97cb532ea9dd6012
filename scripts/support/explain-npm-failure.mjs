// @ts-check

/** What npm says, and what it means. The first that matches counts. */
const explanations = [
  {
    signs: /\bENOSPC\b|no space left on device/i,
    meaning: 'The disk is full. Free about 1.5 GB and run the command again.',
  },
  {
    signs: /\bEUSAGE\b|can only install packages when your package\.json and package-lock\.json/i,
    meaning: 'package.json and package-lock.json disagree. Run "npm install", and commit the lock file.',
  },
  {
    signs: /\b(EACCES|EPERM|EROFS)\b/,
    meaning:
      'npm may not write here. Make the folder yours (its node_modules and ~/.npm too) and run the command again.',
  },
  {
    signs: /\bE40[13]\b|authentication/i,
    meaning: 'The package registry refuses access. Look at "npm config get registry" and at its token.',
  },
  {
    signs:
      /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR|ENOTCACHED)\b|network/i,
    meaning:
      'The package registry can\'t be reached. Check the network (and "npm config get proxy", "npm config get registry") and run the command again.',
  },
]

/**
 * Why `npm ci` failed, in words that say what to do.
 *
 * @param {string} output all that npm wrote
 * @returns {string | undefined} nothing when the output is not understood
 */
export const explainNpmFailure = (output) => explanations.find(({ signs }) => signs.test(output))?.meaning
