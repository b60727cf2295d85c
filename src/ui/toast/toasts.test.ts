import { describe, expect, it } from 'vitest'
import { createToastStore, type ToastType } from './toasts.ts'
import type { Translate } from '../text/useText.ts'

const noon = new Date(2026, 0, 2, 12, 5, 9)
const open = () => createToastStore(() => noon)
const toast = (title: string, type: ToastType = 'success') => ({ type, title: () => title, message: () => '' })
const speechless = Object.assign(() => '', { optional: () => '' })
const titles = (store: ReturnType<typeof open>) => store.list().map(({ title }) => title(speechless))

describe('createToastStore', () => {
  it('shows four at most; the oldest that is no error leaves first', () => {
    const store = open()
    store.add(toast('error', 'error'))
    for (const title of ['a', 'b', 'c', 'd']) store.add(toast(title))
    expect(titles(store)).toEqual(['error', 'b', 'c', 'd'])
    for (const title of ['e1', 'e2', 'e3', 'e4']) store.add(toast(title, 'error'))
    expect(titles(store)).toEqual(['e1', 'e2', 'e3', 'e4'])
    store.add(toast('saved'))
    expect(titles(store)).toEqual(['e2', 'e3', 'e4', 'saved'])
  })

  it('the same message never stands twice, in whatever language it will be said', () => {
    const store = open()
    const refused = () => ({
      type: 'error' as const,
      title: (text: Translate) => text('app:refused', { id: 7 }),
      message: (text: Translate) => [{ fieldName: text.optional('app:name') ?? 'Name', message: 'is empty' }],
    })
    const first = store.add(refused())
    store.add(toast('other', 'error'))
    const second = store.add(refused())
    expect(store.list().map(({ id }) => id)).toEqual([expect.any(String), second])
    expect(second).not.toBe(first)
    store.add({ ...refused(), message: () => 'something else' })
    store.add({ ...refused(), type: 'warning' })
    expect(store.list()).toHaveLength(4)
  })

  it('a toast with a known id takes the place of the earlier one', () => {
    const store = open()
    store.add({ ...toast('first'), id: 'same' })
    store.add({ ...toast('second'), id: 'same' })
    expect(titles(store)).toEqual(['second'])
  })
})
