import { followedProject } from '../../project/followedProject.ts'
import { snippetNamed } from '../../project/readPage.ts'
import { startProductServer } from '../support/startProductServer.ts'
import { expect, test as base } from '../support/test.ts'

/** The same `test` over a copy of the product that was changed as the pages tell, without a line of code. */
export const test = base.extend({
  server: [
    async ({ settings }, use) => {
      const copy = followedProject()
      await copy.commit()
      for (const command of [
        snippetNamed('add-a-resource.md', 'new').trim(),
        snippetNamed('references.md', 'new').trim(),
        snippetNamed('leases.md', 'new').trim(),
        snippetNamed('add-a-language.md', 'copy').trim(),
        'npm run -s generate',
        'npx vite build',
      ]) {
        if (command.includes('generate'))
          for (const page of ['add-a-field', 'add-a-resource', 'references', 'add-a-language', 'leases'])
            copy.enter(`${page}.md`)
        const { code, output } = await copy.run(command)
        expect(code, output).toBe(0)
      }
      const server = await startProductServer(settings, copy.folder)
      await use(server)
      await server.remove()
      copy.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

export { expect }
