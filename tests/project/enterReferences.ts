import { parse } from 'jsonc-parser'
import type { FollowedProject } from './followedProject.ts'
import { snippetNamed } from './readPage.ts'

/** Does what the page of references asks for, once the resource is laid out. */
export function enterReferences(copy: Pick<FollowedProject, 'enter' | 'read' | 'write'>): void {
  copy.enter('references.md')
  const file = 'schemas/real-estate/real-estate.details.json'
  const details = JSON.parse(copy.read(file)) as { sections: unknown[] }
  details.sections.push(parse(snippetNamed('references.md', 'section')))
  copy.write(file, JSON.stringify(details, undefined, 2))
}
