import { createTranslate } from '#app/language/LanguageProvider.tsx'
import { sizes } from './benchForm.ts'
import { productWords } from './product/productText.ts'

const maxSize = Math.max(...sizes)
const words: Record<string, string> = {}
for (let index = 0; index < maxSize; index += 1) words[`fields.field${index}.label`] = `Champ ${index}`
for (let index = 0; index < maxSize / 10; index += 1) words[`form.sections.section${index}.title`] = `Section ${index}`

productWords.addResourceBundle('fr', 'bench', words)
productWords.addResourceBundle('fr', 'options', { ONE: 'Un', TWO: 'Deux', THREE: 'Trois', FOUR: 'Quatre' }, true)

/** Words through the very translation of the product, which is part of what a form costs. */
export const benchText = createTranslate(productWords)
