import { expect, type Page } from '@playwright/test'

const open = '.ant-select-dropdown:not(.ant-select-dropdown-hidden)'

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
  await expect.poll(() => page.evaluate(settled, [open, typed] as const), 'the list offers what was typed').toBe(true)
  await page.locator(`${open} .ant-select-item-option[title="${name}"]`).click()
}
