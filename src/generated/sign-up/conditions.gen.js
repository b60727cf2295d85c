// Made by `npm run generate`. Change schemas/sign-up and run it again.
export default function factory({ cel }) {
return [
(self) => cel.equal(self?.accountType, "INDIVIDUAL"),
(self) => cel.equal(self?.accountType, "CORPORATION"),
]
}
