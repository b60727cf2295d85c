import { expect, type Locator, type Page } from '@playwright/test'
import { findWord, type Language, word } from './words.ts'

const openTable = '.ant-select-dropdown:not(.ant-select-dropdown-hidden)'

/**
 * Chooses from the opened list of a select once it stands still: a person would not press sooner either.
 * @param typed what the list is shortened by; a server that searches may know a value by other words than are shown
 */
export async function chooseFrom(page: Page, name: string, typed = ''): Promise<void> {
  const settled = ([list, part]: readonly [string, string]) => {
    const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    const box = document.querySelector(list)
    const options = [...(box?.querySelectorAll('.ant-select-item-option') ?? [])]
    const moving = box?.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running')
    return options.length > 0 && !moving && options.every((option) => plain(option.textContent).includes(plain(part)))
  }
  await expect
    .poll(() => page.evaluate(settled, [openTable, typed] as const), 'the list offers what was typed')
    .toBe(true)
  await page.locator(`${openTable} .ant-select-item-option[title="${name}"]`).click()
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Finds its way through fields.
 * @param folder of their words, such as `guarantor`
 * @param roomOf where a field stands, as labels may stand at several places of a page
 */
export function fieldsIn(page: Page, language: Language, folder: string, roomOf: (path: string) => Page | Locator) {
  const optional = escaped(word(language, 'app:form.optional'))
  const named = (path: string) =>
    new RegExp(`^${escaped(word(language, `${folder}:fields.${path}.label`))}( \\(${optional}\\))?$`)
  const field = (path: string) => roomOf(path).getByLabel(named(path)).and(page.locator('input, textarea'))
  const frame = (path: string) =>
    roomOf(path)
      .locator('.field')
      .filter({ has: page.getByText(named(path)) })
      .last()
  const radios = (path: string) => roomOf(path).getByRole('radiogroup', { name: named(path) })
  // A field may have words of its own for what is chosen; a value without words is shown as it comes.
  const optionName = (path: string, value: string) =>
    findWord(language, `${folder}:fields.${path}.options.${value}`) ?? findWord(language, `options:${value}`) ?? value
  const take = async (path: string, name: string, typed?: string) => {
    await chooseFrom(page, name, typed)
    await expect(frame(path)).toContainText(name)
  }
  return {
    /** The control of a field. @param path path of its words, such as `person.contacts.email` */
    field,
    /** The frame of a field: label, control, and what stands below. */
    frame,
    error: (path: string) => frame(path).locator('.field-error'),
    /** Types into a field and leaves it. */
    async type(path: string, text: string) {
      await field(path).fill(text)
      await field(path).blur()
    },
    radio: (path: string, value: string) =>
      radios(path).getByRole('radio', { name: optionName(path, value), exact: true }),
    radios,
    /** Chooses from a list that is there as a whole. @param value as it is stored */
    async choose(path: string, value: string) {
      const name = optionName(path, value)
      await field(path).click()
      await field(path).fill(name)
      await take(path, name, name)
    },
    /** Types into a field that searches, and takes what is found. */
    async find(path: string, name: string) {
      await field(path).click()
      await field(path).fill(name.slice(0, 5))
      await take(path, name)
    },
    /** What an opened list offers, in its order. */
    async options(path: string) {
      await field(path).click()
      const offered: string[] = []
      // The list draws only what is in sight, so it is gone through by keyboard.
      const active = async () => {
        const id = await field(path).getAttribute('aria-activedescendant')
        return (await page.locator(`[id="${id}"]`).getAttribute('aria-label')) ?? ''
      }
      for (;;) {
        const name = await active()
        if (offered.includes(name)) break
        offered.push(name)
        await field(path).press('ArrowDown')
      }
      await field(path).press('Escape')
      return offered
    },
  }
}
