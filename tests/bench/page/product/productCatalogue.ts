import { createCatalogue } from '#app/catalogue/createCatalogue.ts'
import type { ValidatorFactory } from '#engine/validation/createValidation.ts'
import type { FormatsDefinition } from '#generated/definitions.gen.ts'
import formats from '../../../../schemas/formats.json'

const definitions = import.meta.glob<unknown>('../../../../schemas/*/*.json', { import: 'default' })
const validators = import.meta.glob<ValidatorFactory>('../../../../src/generated/validators/*.gen.js', {
  import: 'default',
})

function load<Content>(files: Record<string, () => Promise<Content>>, path: string): Promise<Content> {
  return files[path]?.() ?? Promise.reject(new Error(`There is no file ${path}`))
}

/** The definitions of the product, as its own catalogue opens them. */
export const productCatalogue = createCatalogue(
  {
    definition: (file) => load(definitions, `../../../../schemas/${file}`),
    validators: (folder) => load(validators, `../../../../src/generated/validators/${folder}.gen.js`),
    code: () => import('#screens/fetchCode.ts'),
  },
  formats as unknown as FormatsDefinition,
  () => new Date(),
)
