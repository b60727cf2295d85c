import i18next, { type BackendModule } from 'i18next'
import { beforeEach, describe, expect, it } from 'vitest'
import { ensureWords, chooseLanguage } from './words.ts'

let broken: string[] = []
const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    if (broken.includes(`${language}/${namespace}`)) done(new Error('offline'), null)
    else done(null, { word: `${language} ${namespace}` })
  },
}

async function open() {
  const words = i18next.createInstance()
  await words.use(backend).init({ lng: 'fr', fallbackLng: false, ns: ['app'], defaultNS: 'app', keySeparator: false })
  return words
}

beforeEach(() => {
  broken = []
  localStorage.clear()
})

describe('ensureWords', () => {
  it('throws where words cannot be had, and tries again the next time', async () => {
    const words = await open()
    broken = ['fr/toy']
    await expect(ensureWords(words, 'fr', ['toy'])).rejects.toThrow('toy')
    broken = []
    await ensureWords(words, 'fr', ['toy'])
    expect(words.t('toy:word')).toBe('fr toy')
  })
})

describe('chooseLanguage', () => {
  it('stays in the old language when the new one cannot be had', async () => {
    const words = await open()
    broken = ['en/app']
    await chooseLanguage(words, 'en')
    expect([words.language, localStorage.getItem('language')]).toEqual(['fr', null])
    broken = []
    await chooseLanguage(words, 'en')
    expect(words.t('app:word')).toBe('en app')
  })
})
