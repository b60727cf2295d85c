import eslint from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { doorsRule } from './scripts/lint/doors.js'

const network = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource']
const networkMessage = 'Only src/client talks to the network'
const wholeLibraryMessage = 'Import the part itself, antd/es/<part>: the whole library is too heavy for a first visit'
const html = 'Text from outside is shown as text: no HTML is ever built from strings'

const noHtml = [
  { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: html },
  { selector: 'Property[key.name="dangerouslySetInnerHTML"]', message: html },
  { selector: 'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML)$/]', message: html },
  { selector: 'CallExpression[callee.property.name="insertAdjacentHTML"]', message: html },
]
const namedOnly = [
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only: a thing has one name everywhere' },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import the file itself' },
]
const sendBeacon = { selector: 'MemberExpression[property.name="sendBeacon"]', message: networkMessage }

export default tseslint.config(
  { ignores: ['node_modules', 'dist', 'data', '.cache', 'src/generated', 'test-results', 'playwright-report'] },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      complexity: ['error', { max: 15, variant: 'modified' }],
      'max-lines': ['error', { max: 250 }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...noHtml, ...namedOnly],
    },
  },
  {
    files: ['src/{ui,fields,screens,client,app}/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
  },
  {
    name: 'doors',
    files: ['{src,scripts}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { house: { rules: { doors: doorsRule } } },
    rules: { 'house/doors': 'error' },
  },
  {
    name: 'network',
    files: ['src/{compiler,engine,ui,fields,screens,app,generated}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': ['error', ...network.map((name) => ({ name, message: networkMessage }))],
      'no-restricted-properties': [
        'error',
        ...['window', 'globalThis', 'self'].flatMap((object) =>
          network.map((property) => ({ object, property, message: networkMessage })),
        ),
      ],
      'no-restricted-syntax': ['error', ...noHtml, ...namedOnly, sendBeacon],
    },
  },
  {
    name: 'weight',
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { paths: [{ name: 'antd', message: wholeLibraryMessage, allowTypeImports: true }] },
      ],
    },
  },
  {
    name: 'tests',
    files: ['tests/**/*.{ts,tsx}', '**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
      'max-lines': 'off',
    },
  },
  { name: 'programs', files: ['scripts/**/*.ts', 'tests/**/*.ts'], rules: { 'no-console': 'off' } },
  {
    name: 'tools want a default export',
    files: ['*.config.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noHtml] },
  },
  {
    files: ['**/*.js'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
)
