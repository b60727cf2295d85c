import { definitionKey } from '#engine/text/wordKeys.ts'
import type { FormDefinition } from '#generated/definitions.gen.ts'
import type { Definition, Project } from '../Project.ts'
import { needWords } from '../names/needWords.ts'
import { checkName } from '../names/paths.ts'

/** Checks the tabs of a form: each holds a section, and each section stands in one. */
export function checkTabs(project: Project, { source, value, id }: Definition<FormDefinition>): void {
  const { tabs, sections } = value
  const wrong = (path: (string | number)[], what: string, why: string, mend: string) =>
    project.report('tab', source, path, { what, why, mend })
  sections.forEach(({ id: name, tab }, index) => {
    const path = ['sections', index]
    if (!tabs && tab !== undefined)
      wrong([...path, 'tab'], `there is no tab "${tab}"`, 'the form has no tabs', 'add "tabs", or take "tab" out')
    if (!tabs) return
    if (tab === undefined)
      wrong(path, `the section "${name}" stands in no tab`, 'the form has tabs', `add "tab": one of ${tabs.join(', ')}`)
    else checkName(project, source, [...path, 'tab'], tab, tabs, 'tab', 'the form does not name it')
  })
  tabs?.forEach((tab, index) => {
    const path = ['tabs', index]
    needWords(project, source, path, [definitionKey(id, 'form', `tabs.${tab}`)], `the tab "${tab}"`)
    if (!sections.some((section) => section.tab === tab))
      wrong(path, `the tab "${tab}" is empty`, 'no section names it', 'take it out')
  })
}
