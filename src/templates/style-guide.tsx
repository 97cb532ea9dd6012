export { StyleGuide as default } from '../ui/StyleGuide/StyleGuide'

export const Head = () => <title>Style guide</title>
