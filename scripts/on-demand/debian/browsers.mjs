// @ts-check
import { spawnSync } from 'node:child_process'
import process from 'node:process'

// Installs Firefox and WebKit for the tests on Debian, as root. Tests report a missing browser as
// skipped, so this never fails.
const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

/**
 * @param {string} program
 * @param {readonly string[]} args
 */
const succeeds = (program, args) =>
  spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status ===
  0

const install = () => succeeds('apt-get', ['install', '--yes', '--no-install-recommends', ...packages])

if (packages.every((name) => succeeds('dpkg-query', ['--show', name]))) console.log('The browsers are installed.')
else if (process.getuid?.() !== 0) console.log(`Only root can install them: apt-get install ${packages.join(' ')}`)
// The lists of packages may be missing or old.
else if (!install() && !(succeeds('apt-get', ['update']) && install())) console.log('They cannot be installed here.')
