// @ts-check

/**
 * A package in a lock file of npm.
 *
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage
 */

/**
 * Which packages of the lock file are not installed, or in another version. Packages for other
 * machines (optional ones) don't count.
 *
 * @param {Readonly<Record<string, LockedPackage>>} locked `packages` of package-lock.json
 * @param {Readonly<Record<string, LockedPackage>>} installed `packages` of node_modules/.package-lock.json
 * @returns {readonly string[]} their folders
 */
export function missingPackages(locked, installed) {
  return Object.entries(locked)
    .filter(([folder, { link, optional, devOptional }]) => folder !== '' && !link && !optional && !devOptional)
    .filter(([folder, { version }]) => installed[folder]?.version !== version)
    .map(([folder]) => folder)
}
