import { describe, expect, it } from 'vitest'
import type { MenuEntry } from '#generated/definitions.gen.ts'
import french from '../../../locales/fr/app.json'
import { screensDefinition } from '../screensDefinition.ts'
import { ownAddresses } from './SideMenu.tsx'

const flat = (entries: MenuEntry[]): MenuEntry[] => entries.flatMap((entry) => [entry, ...flat(entry.entries ?? [])])
const { menu } = screensDefinition
const words = french.menu as Record<string, string>

describe('the side menu', () => {
  it('SHELL-37 has the three sections', () => {
    expect(menu.map(({ id }) => words[id])).toEqual(['Gestion de biens', 'Gestion de bail', 'Autres Modules'])
  })
  it('SHELL-38 names its areas', () => {
    const names = flat(menu).map(({ id }) => words[id])
    for (const name of ['Biens et Lots', 'Gestionnaires et Locataires', 'Baux', 'Documents']) {
      expect(names).toContain(name)
    }
  })
  it('SHELL-39 leads to the under-construction page where there is nothing yet', () => {
    const entries = flat(menu)
    const byId = new Map(entries.map(({ id, to }) => [id, to]))
    const modules = menu.find(({ id }) => id === 'modules')?.entries?.map(({ id }) => id) ?? []
    expect(modules.length).toBeGreaterThan(0)
    for (const id of ['lots', 'managers', 'leases', 'documents', ...modules]) {
      expect(byId.get(id), id).toBe('/underconstruction')
    }
  })
  it('marks an entry as open only where its address is its own', () => {
    const addresses = ownAddresses(menu)
    expect(addresses.has('/bien')).toBe(true)
    expect(addresses.has('/underconstruction')).toBe(false)
  })
})
