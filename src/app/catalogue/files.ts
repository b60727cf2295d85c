import type { ValidatorFactory } from '#engine/validation/createValidation.ts'
import type { fetchCode, fetchFormCode } from '#screens/fetchCode.ts'

const definitions = import.meta.glob<unknown>(['/schemas/*/*.json', '!/schemas/{meta,lookups,migrations}/*.json'], {
  import: 'default',
})
const validators = import.meta.glob<ValidatorFactory>('#generated/validators/*.gen.js', { import: 'default' })

async function load<Content>(files: Record<string, () => Promise<Content>>, path: string): Promise<Content> {
  const fetchFile = files[path]
  if (!fetchFile) throw new Error(`There is no file ${path}`)
  return fetchFile()
}

/** Where the catalogue takes its files from. */
export interface DefinitionFiles {
  /** Content of a file below `schemas/`, such as `sign-in/sign-in.form.json`. */
  definition: (file: string) => Promise<unknown>
  /** Checks of a folder of `schemas/`. */
  validators: (folder: string) => Promise<ValidatorFactory>
  /** What fetches the code that definitions need. */
  code: () => Promise<{ fetchCode: typeof fetchCode; fetchFormCode: typeof fetchFormCode }>
}

/** The files of this build, each fetched when a screen first needs it. */
export const bundledFiles: DefinitionFiles = {
  definition: (file) => load(definitions, `/schemas/${file}`),
  validators: (folder) => load(validators, `/src/generated/validators/${folder}.gen.js`),
  code: () => import('#screens/fetchCode.ts'),
}
