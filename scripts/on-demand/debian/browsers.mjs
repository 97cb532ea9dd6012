// @ts-check
import { spawnSync } from 'node:child_process'
import process from 'node:process'

// Installs the browsers of the tests on Debian, as root: Chromium's headless shell, Firefox and WebKit. Never fails:
// tests skip missing browsers, and npm has another Chromium.
const packages = ['chromium-headless-shell', 'firefox-esr', 'webkit2gtk-driver', 'xvfb']

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
// The package lists may be missing or old.
else if (!install() && !(succeeds('apt-get', ['update']) && install())) console.log('They cannot be installed here.')
