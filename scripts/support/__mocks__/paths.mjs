/* global afterAll */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** An empty folder in place of the repository, for tests that write into it. */
export const root = mkdtempSync(path.join(os.tmpdir(), 'repository-'))

export const inRoot = (...parts) => path.join(root, ...parts)

afterAll(() => rmSync(root, { recursive: true, force: true }))
