import { expect, it } from 'vitest'
import { formPlans } from '../form/formPlans.ts'
import { formModule } from './formModule.ts'

it('imports the conditions of a form from its own folder, and those of the rules of its record from there', () => {
  const form = { $schema: '', record: 'boat/boat', sections: [{ id: 'a', fields: ['name'] }] }
  const record = { $schema: '', type: 'object' as const, properties: { name: { type: 'string' as const } } }
  const plan = formPlans(new Map([['fleet/boat', form]]), () => record, { $schema: '', formats: {} }).get('fleet/boat')
  const importsWith = (...folders: string[]) => {
    const code = plan && formModule(plan, new Set(folders))['fleet/boat.form.gen.js']
    return [...(code ?? '').matchAll(/import (\w+) from '([^']+)'/g)].map(([, name, path]) => `${name} ${path}`)
  }
  expect(importsWith()).toEqual(['validators ../boat/validators.gen.js'])
  expect(importsWith('fleet', 'boat').slice(1)).toEqual([
    'conditions ../fleet/conditions.gen.js',
    'rules ../boat/conditions.gen.js',
  ])
})
