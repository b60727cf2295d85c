import { definitionKey } from '#engine/text/wordKeys.ts'
import type { Project } from '../Project.ts'
import { checkActions } from '../calls/actions.ts'
import { routeNames, routesOf } from '../names/addresses.ts'
import { checkLinks } from '../names/links.ts'
import { needWords } from '../names/needWords.ts'
import { checkName } from '../names/paths.ts'

/** Checks the pages of words. */
export function checkNotices(project: Project): void {
  for (const notice of project.notices.values()) {
    const { source, value, id } = notice
    for (const word of ['title', 'text'])
      needWords(project, source, [], [definitionKey(id, 'notice', word)], `"${word}" of the page`)
    if (value.drawing !== undefined)
      checkName(
        project,
        source,
        ['drawing'],
        value.drawing,
        project.drawings,
        'drawing',
        'src/ui/drawings.tsx does not draw it',
      )
    checkActions(project, notice, value.actions ?? [], 'notice', routesOf(project, 'notice', id).flatMap(routeNames))
    checkLinks(project, notice, value.links ?? [], 'notice')
  }
}
