import { definitionKey, type DefinitionKind } from '#engine/text/wordKeys.ts'
import type { FormLink } from '#generated/definitions.gen.ts'
import type { Definition, Project } from '../Project.ts'
import { checkAddress } from './addresses.ts'
import { needWords } from './needWords.ts'
import { checkOnce } from './paths.ts'

/** Checks the links under a form or a notice. */
export function checkLinks(
  project: Project,
  { source, id }: Definition<unknown>,
  links: FormLink[],
  kind: DefinitionKind,
): void {
  checkOnce(
    project,
    source,
    links.map((link, index) => ({ name: link.id, path: ['links', index, 'id'] })),
    'the link',
  )
  links.forEach((link, index) => {
    const keys = [definitionKey(id, kind, `links.${link.id}`)]
    needWords(project, source, ['links', index, 'id'], keys, `the link "${link.id}"`)
    checkAddress(project, source, ['links', index, 'to'], link.to, [])
  })
}
