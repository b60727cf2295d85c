import { describe, expect, it } from 'vitest'
import { openScreens } from './openScreens.tsx'

const open = () => openScreens(() => Promise.reject(new Error('There is no server')))

describe('the screens of the product', () => {
  it('have a form and its record at hand once they are prepared', async () => {
    const { parts } = await open().prepare('form', 'sign-in/sign-in')
    const { validation } = parts.formOf('sign-in/sign-in')
    expect(validation.record({ username: 'a', password: '' }).map(({ path }) => path)).toEqual(['password'])
  })

  it('have the forms of items with their records and words', async () => {
    const screens = open()
    const { parts } = await screens.prepare('form', 'tenant/tenant')
    const words = ['tenant', 'options', 'guarantor', 'supporting-document', 'emergency-contact']
    expect([...screens.wordsOf('form', 'tenant/tenant')].sort()).toEqual(words.sort())
    const { plan } = parts.formOf('guarantor/guarantor')
    expect(JSON.stringify(plan.schema)).not.toContain('$ref')
  })

  it('refuse what no screen has fetched, and what no definition opens', async () => {
    const { parts } = await open().prepare('list', 'real-estate/real-estate')
    expect(() => parts.formOf('sign-in/sign-in')).toThrow('before a screen has fetched it')
    await expect(open().prepare('list', 'sign-in/sign-in')).rejects.toThrow('no definition sign-in/sign-in')
  })
})
