import { expect, it } from 'vitest'
import { pageSettings } from './pageSettings.ts'

function page(basePath?: string, apiPrefix?: string): ParentNode {
  const fragment = document.createElement('div')
  const meta = document.createElement('meta')
  meta.name = 'trousseau'
  if (basePath !== undefined) meta.dataset['basePath'] = basePath
  if (apiPrefix !== undefined) meta.dataset['apiPrefix'] = apiPrefix
  fragment.append(meta)
  return fragment
}

it.each([
  ['/', '/api', '/', '/api'],
  ['/gestion', '/gestion/api', '/gestion/', '/gestion/api'],
  ['/gestion/', '/api/', '/gestion/', '/api'],
  ['a/b', 'https://other.example/x', '/a/b/', 'https://other.example/x'],
])('SHELL-02 base path %s and prefix %s', (base, prefix, basePath, apiPrefix) => {
  expect(pageSettings(page(base, prefix))).toEqual({ basePath, apiPrefix })
})

it('a page that says nothing stands at the root', () => {
  expect(pageSettings(document.createElement('div'))).toEqual({ basePath: '/', apiPrefix: '/api' })
})
