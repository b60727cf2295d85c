import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TextContext, type Language, type Translate } from '../text/useText.ts'
import { createToastStore, type ToastStore, type ToastType } from './toasts.ts'
import { ToastProvider } from './ToastProvider.tsx'

const speak = (language: Language): Translate => {
  const text = (keys: string | readonly string[], parameters?: Record<string, unknown>) =>
    `${language}:${String(keys)}${parameters ? JSON.stringify(parameters) : ''}`
  return Object.assign(text, { optional: text })
}
const french = speak('fr')
const english = speak('en')
const tree = (store: ToastStore, language: Language) => (
  <TextContext value={{ text: language === 'fr' ? french : english, language }}>
    <ToastProvider store={store}>page</ToastProvider>
  </TextContext>
)
const toastOf = (type: ToastType, title: string) => ({ type, title: () => title, message: () => '' })
const scrolled = vi.fn()
let store: ToastStore

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn()
      disconnect = vi.fn()
    },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Element.prototype.scrollIntoView = scrolled
  Element.prototype.scrollTo = vi.fn()
  scrolled.mockClear()
  store = createToastStore(() => new Date(2026, 10, 20, 9, 7, 5))
})
afterEach(() => vi.useRealTimers())

it.each([
  ['smoothly', false, 'smooth'],
  ['at once for those who wish for less motion', true, 'auto'],
])('ERR-04 adding a toast scrolls to the toast container %s', (_, wished, behavior) => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: wished && query.includes('reduced-motion') }) as MediaQueryList,
  )
  render(tree(store, 'fr'))
  expect(scrolled).not.toHaveBeenCalled()
  act(() => void store.add(toastOf('success', 'T')))
  expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ behavior }))
  expect(scrolled.mock.contexts[0]).toBe(document.querySelector('.toasts'))
})

it('I18N-01 a message that is in sight follows the language', () => {
  const { rerender } = render(tree(store, 'fr'))
  act(() => void store.add({ type: 'success', title: (text) => text('done', { name: 'X' }), message: () => '' }))
  expect(screen.getByText('fr:done{"name":"X"}')).toBeTruthy()
  rerender(tree(store, 'en'))
  expect(screen.getByText('en:done{"name":"X"}')).toBeTruthy()
})

it('a success stands apart without a time and leaves after four seconds, a warning after eight; an error stays', () => {
  render(tree(store, 'fr'))
  for (const type of ['error', 'warning', 'success'] as const) act(() => void store.add(toastOf(type, type)))
  const timed = ['error', 'warning', 'success'].map(
    (type) => screen.getByText(type).closest('.toast')?.querySelector('time') !== null,
  )
  expect(timed).toEqual([true, true, false])
  expect(screen.getByText('success').closest('.toasts-done')).toBeTruthy()
  expect(screen.getByText('warning').closest('.toasts-done')).toBeNull()
  act(() => void vi.advanceTimersByTime(4000))
  expect(screen.queryByText('success')).toBeNull()
  expect(screen.getByText('warning')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(4000))
  expect(screen.queryByText('warning')).toBeNull()
  expect(screen.getByText('error')).toBeTruthy()
})

it('reading a message keeps it', () => {
  render(tree(store, 'fr'))
  act(() => void store.add(toastOf('error', 'bad')))
  act(() => void store.add(toastOf('success', 'good')))
  act(() => void vi.advanceTimersByTime(3900))
  const good = screen.getByText('good')
  fireEvent.pointerEnter(good)
  act(() => void vi.advanceTimersByTime(20_000))
  expect(screen.getByText('good')).toBeTruthy()
  fireEvent.pointerLeave(good)
  act(() => void vi.advanceTimersByTime(4000))
  expect(screen.queryByText('good')).toBeNull()
  expect(screen.getByText('bad')).toBeTruthy()
  fireEvent.click(screen.getByRole('button'))
  expect(screen.queryByText('bad')).toBeNull()
})
