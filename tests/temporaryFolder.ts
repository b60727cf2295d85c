import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** A folder of the test that runs, or else of all tests of the file or block that asks for it; it goes with them. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'trousseau-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  if (TestRunner.getCurrentTest()) onTestFinished(remove)
  else afterAll(remove)
  return folder
}
