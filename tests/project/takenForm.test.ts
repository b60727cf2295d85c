// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import type { Json } from '#engine/record/path.ts'
import { validationOf } from '../contract/validationOf.ts'
import { snippetNamed } from './readPage.ts'

describe('the program of docs/take-forms-away.md', () => {
  const folder = join(process.cwd(), '.cache', 'taken')
  const file = join(folder, 'form.tsx')
  const log = vi.fn<(line: string) => void>()

  it('runs as the page shows it: refuses what a record lacks, and saves one that our validator takes', async () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, snippetNamed('take-forms-away.md', 'form.tsx'))
    vi.spyOn(console, 'log').mockImplementation(log)
    await act(() => import(/* @vite-ignore */ file) as Promise<unknown>)
    const complaints = vi.spyOn(console, 'error').mockReturnValue()
    const type = (path: string, value: string) =>
      fireEvent.change(document.getElementById(`root_${path}`) as HTMLElement, { target: { value } })
    const save = () => fireEvent.click(screen.getByText('Submit'))

    type('acquisitionDate', '31/02/2020')
    save()
    expect(document.body.textContent).toMatch(/must have required property 'label'.*must match format "\w*[dD]ate"/)
    // rjsf tells the console of a refusal that nobody takes.
    expect(complaints).toHaveBeenCalledTimes(1)
    complaints.mockClear()
    expect(log).not.toHaveBeenCalled()

    type('acquisitionDate', '29/02/2020')
    type('label', 'Le Vieux Pressoir')
    type('type', '7')
    type('address', 'Hameau de Grézels, Cahors')
    type('surface', '1.4')
    type('measureUnity', '1')
    save()
    const saved = JSON.parse(log.mock.lastCall?.[0] ?? 'null') as Json
    expect(saved).toMatchObject({
      label: 'Le Vieux Pressoir',
      type: 'LAND',
      surface: 1.4,
      acquisitionDate: '29/02/2020',
    })
    expect(validationOf('real-estate/real-estate').record(saved)).toEqual([])
    document.querySelector('main')?.remove()
  })
})
