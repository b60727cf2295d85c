import { followedProject } from '../../project/followedProject.ts'
import { snippetNamed } from '../../project/readPage.ts'
import { buildCopy } from '../support/buildCopy.ts'
import { startProductServer } from '../support/startProductServer.ts'
import { expect, test as base } from '../support/test.ts'

/** The same `test` over a copy of the product that was changed as the pages tell, without a line of code. */
export const test = base.extend({
  server: [
    async ({ settings }, use) => {
      const copy = followedProject()
      await copy.commit()
      for (const page of ['add-a-resource.md', 'references.md', 'leases.md']) await copy.addBy(page)
      expect(await copy.run(snippetNamed('add-a-language.md', 'copy'))).toMatchObject({ code: 0 })
      for (const page of ['add-a-field', 'add-a-resource', 'references', 'add-a-language', 'leases']) {
        copy.enter(`${page}.md`)
      }
      expect(await copy.run('npm run -s generate')).toMatchObject({ code: 0 })
      await buildCopy(copy)
      const server = await startProductServer(settings, { project: copy.folder })
      await use(server)
      await server.remove()
      copy.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

export { expect }
