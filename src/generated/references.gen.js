// Made by `npm run generate`. Change schemas/ and run it again.
export const references = {}

export default function factory({ cel }) {
return [
]
}
