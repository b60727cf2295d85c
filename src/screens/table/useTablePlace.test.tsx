import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useTablePlace } from './useTablePlace.ts'

function Sheet({ isDrawn }: { isDrawn: boolean }) {
  const sheet = useRef<HTMLDivElement>(null)
  useTablePlace(sheet, 1, 1)
  return (
    <>
      <button>Other</button>
      <div ref={sheet}>
        {isDrawn && (
          <p data-key="2">
            <a href="#2">Opened</a>
          </p>
        )}
      </div>
    </>
  )
}

const nextFrame = () => act(() => new Promise((drawn) => requestAnimationFrame(drawn)))

it.each(['Opened', 'Other'])(
  'a row that comes late takes the focus, but from nothing that was reached before: %s',
  async (focused) => {
    sessionStorage.setItem('place /toys default', JSON.stringify({ top: 0, first: '2', opened: '2' }))
    const page = (isDrawn: boolean) => (
      <MemoryRouter initialEntries={[{ pathname: '/toys', key: 'default' }]}>
        <Sheet isDrawn={isDrawn} />
      </MemoryRouter>
    )
    const { rerender } = render(page(false))
    if (focused === 'Other') screen.getByRole('button').focus()
    await nextFrame()
    rerender(page(true))
    await nextFrame()
    await nextFrame()
    expect(document.activeElement?.textContent).toBe(focused)
  },
)
