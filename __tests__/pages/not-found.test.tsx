import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import type { ComponentProps } from "react";
import { renderToString } from "react-dom/server";
import type { FeaturedProjects } from "../../src/featured-projects/state";
import { useFeaturedProjects } from "../../src/featured-projects/useFeaturedProjects";
import NotFoundPage from "../../src/pages/404";

jest.mock("../../src/seo/Head", () => ({ Head: () => null }));
jest.mock("../../src/featured-projects/useFeaturedProjects", () => ({
  useFeaturedProjects: jest.fn(),
}));

const data = {
  words: {
    notFoundTitle: "404",
    notFoundText: "Oops! Page not found",
    notFoundLink: "Return to Home",
    notFoundPicture: { alt: "A dark room", focal: [0.5, 0.5], image: null },
    notFoundDescription: "There is no page at this address.",
    projectLoading: "Looking for this project …",
    projectFailed: "We cannot load this project right now.",
  },
  projectWords: { category: "Category", place: "Where", note: "Note", sample: "A sample" },
  gallery: { title: "Gallery", path: "/gallery" },
  homePage: { projects: { note: "Samples." as string | null } },
};
const page = (shown = data) => (
  <NotFoundPage {...({ data: shown } as unknown as ComponentProps<typeof NotFoundPage>)} />
);
const project = {
  slug: "new-one",
  path: "/gallery/new-one",
  title: "A new one",
  category: "Smart Homes",
  location: "Columbia",
  caption: "A caption.",
  picture: "/new-small.jpg",
  largePicture: "/new.jpg",
  alt: "A room",
};

let errors: jest.SpyInstance;
const featured = (state: FeaturedProjects) =>
  jest.mocked(useFeaturedProjects).mockReturnValue(state);

beforeEach(() => {
  errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
  jest.mocked(useFeaturedProjects).mockReset();
  jest.mocked(useStaticQuery).mockReturnValue({
    business: { phone: { display: "(410) 555-0142", e164: "+14105550142" } },
    navigation: { main: [{ label: "Home", to: "/" }] },
    build: {},
    brand: {},
    screenWords: {},
  });
});
afterEach(() => errors.mockRestore());

const go = (path: string) => window.history.replaceState(null, "", path);
const said = () => errors.mock.calls;
const logOf = (path: string) => [
  "404 Error: User attempted to access non-existent route:",
  path,
];

test("the HTML is the same 404 screen at every address and requests no data", () => {
  go("/gallery/new-one");
  expect(renderToString(page())).toContain("Oops! Page not found");
  expect(useFeaturedProjects).not.toHaveBeenCalled();
});

test("shows heading, text and link, and logs the path exactly once", () => {
  go("/no/such/page");
  const { rerender } = render(page());
  rerender(page());
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("404");
  expect(screen.getByText("Oops! Page not found")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  expect(said()).toEqual([logOf("/no/such/page")]);
  expect(useFeaturedProjects).not.toHaveBeenCalled();
});

test("under /gallery/ it says that it looks for the project and logs nothing yet", () => {
  go("/gallery/new-one");
  featured({ status: "waiting", projects: [] });
  render(page());
  expect(screen.getByRole("status")).toHaveTextContent("Looking for this project …");
  expect(said()).toEqual([]);
});

test("shows a project that is newer than the build", () => {
  go("/gallery/new-one");
  featured({ status: "ready", projects: [project] });
  render(page());
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("A new one");
  expect(screen.getByRole("img", { name: "A room" })).toHaveAttribute("src", "/new.jpg");
  expect(screen.getByText("A sample")).toBeInTheDocument();
  expect(said()).toEqual([]);
});

test("shows no sample note if home has none", () => {
  go("/gallery/new-one");
  featured({ status: "ready", projects: [project] });
  render(page({ ...data, homePage: { projects: { note: null } } }));
  expect(screen.queryByText("A sample")).not.toBeInTheDocument();
});

test("shows the 404 screen and logs the missing page only if no row has the slug", () => {
  go("/gallery/no-such-one");
  featured({ status: "waiting", projects: [] });
  const { rerender } = render(page());
  expect(said()).toEqual([]);
  featured({ status: "ready", projects: [project] });
  rerender(page());
  rerender(page());
  expect(screen.getByText("Oops! Page not found")).toBeInTheDocument();
  expect(said()).toEqual([logOf("/gallery/no-such-one")]);
});

test("shows the phone number if the read fails, and logs nothing", () => {
  go("/gallery/new-one");
  featured({ status: "failed", projects: [] });
  render(page());
  expect(screen.getByText("We cannot load this project right now.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "(410) 555-0142" })).toBeInTheDocument();
  expect(said()).toEqual([]);
});

test("throws if its own data is broken", () => {
  go("/nothing");
  const broken = { data: {} } as unknown as ComponentProps<typeof NotFoundPage>;
  expect(() => render(<NotFoundPage {...broken} />)).toThrow(
    "The data of this page did not arrive whole.",
  );
});
