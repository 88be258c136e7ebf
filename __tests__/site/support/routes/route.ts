/** A page as the route table has it. */
export interface Route {
  path: string;
  /** Its title, where {company} stands for the company's name. */
  title: string;
  h1: string;
  /** Its sections and landmarks, in their order. */
  sections: readonly string[];
  /** The page that it shows, where it is another address of it. */
  aliasOf?: string;
}
