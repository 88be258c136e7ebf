import { graphql, useStaticQuery, type PageProps } from "gatsby";
import { useState, type CSSProperties, type ReactNode } from "react";
import { ArticleLink, ArticleMeta } from "../components/ArticleLink";
import { Breadcrumbs } from "../components/Breadcrumbs";
import * as button from "../components/Button.module.css";
import { ErrorBoundary } from "../components/ErrorBoundary";
import { ErrorScreen } from "../components/ErrorScreen";
import { Filters } from "../components/Filters";
import { Head } from "../components/Head";
import { LetterBadge } from "../components/LetterBadge";
import { Licenses } from "../components/Licenses";
import { LinkList } from "../components/LinkList";
import { Logo } from "../components/Logo";
import { NoBreakHyphens } from "../components/NoBreakHyphens";
import { notify } from "../components/Notifications";
import { OpenNow } from "../components/OpeningHours";
import { PhoneLink } from "../components/PhoneLink";
import { Points } from "../components/Points";
import { Prose } from "../components/Prose";
import { QuestionsLink } from "../components/QuestionsLink";
import { QuoteLink } from "../components/QuoteLink";
import { Share } from "../components/Share";
import { Stats } from "../components/Stats";
import { useSite } from "../components/site";
import { Drawing } from "../components/drawing/Drawing";
import { DrawingDetail, SheetStrip } from "../components/drawing/DrawingDetail";
import { Icon } from "../components/icons/Icon";
import * as icons from "../components/icons/icons";
import { AreaMap } from "../components/map/AreaMap";
import { DrawnPicture } from "../components/picture/DrawnPicture";
import { Picture, wideSizes } from "../components/picture/Picture";
import { ProjectPicture } from "../components/picture/ProjectPicture";
import { PlayMark } from "../components/video/PlayMark";
import { Video } from "../components/video/Video";
import { componentsPath } from "../domain/site";
import * as layout from "../styles/layout.module.css";

/** What the build gives the page (src/gatsby/components-page.ts). */
interface ComponentsContext {
  /** When to use each component: its docstring, by its name. */
  uses: Record<string, string>;
}

/** The components by name, each with its states by what they show. */
type Samples = Record<string, Record<string, ReactNode>>;

const article: Queries.ArticleLinkFragment = {
  title: "A Wi-Fi plan for a house of stone",
  path: componentsPath,
  day: "2025-03-03",
  date: "March 3, 2025",
  category: { blog: "Networks" },
};
const links = ["First", "Second"].map((title) => ({
  title,
  path: `${componentsPath}#${title}`,
}));
const prose =
  "<p>The first paragraph.</p><h2>A heading</h2><p>A <strong>word</strong> and <code>code</code>.</p><ul><li>An item</li></ul><blockquote><p>A quotation.</p></blockquote><table><thead><tr><th>Size</th><th>Seat</th></tr></thead><tbody><tr><td>65 in</td><td>8 ft</td></tr></tbody></table>";
const points = ["Measured", "Drawn"].map((title) => ({ title, text: "One sentence on it." }));

/** A box of the size that the page of a component would give it. */
const box = { position: "relative", height: 280, overflow: "hidden" } as const;

const onInk = (sample: ReactNode, style?: CSSProperties) => (
  <div className={layout.ink} style={style}>
    {sample}
  </div>
);

const inBox = (sample: ReactNode) => <div style={box}>{sample}</div>;

const tried = (label: string, onClick: () => void) => (
  <button type="button" className={`${button.button} ${button.outlined}`} onClick={onClick}>
    {label}
  </button>
);

/** A component that fails when its button is pressed; an error boundary catches nothing while the build renders pages. */
function Failing() {
  const [failed, setFailed] = useState(false);
  if (failed) throw new Error("A sample");
  return tried("Let it fail", () => setFailed(true));
}

/** Filters need a page that keeps the choice. */
function SampleFilters({ categories }: { categories: readonly string[] }) {
  const [current, setCurrent] = useState("");
  return (
    <Filters
      label="Sample"
      all="All"
      categories={categories}
      current={current}
      onChoose={setCurrent}
    />
  );
}

/** The samples. Throws if content has no picture with a drawing. */
function useSamples(): Samples {
  const { services, sectionDrawing } = useSite();
  // A query of the page's own would be reported in each build without the page, because it is not run there.
  const data = useStaticQuery<Queries.ComponentSamplesQuery>(graphql`
    query ComponentSamples {
      allPicture(filter: { drawing: { ne: null } }, limit: 1) {
        nodes {
          ...PictureWide
          ...DrawnPicture
        }
      }
      allProject(filter: { video: { uploaded: { ne: null } } }, limit: 1) {
        nodes {
          video {
            ...VideoFiles
          }
        }
      }
      region {
        fips
        ...Breadcrumbs
        drawnMap {
          ...AreaMap
        }
      }
    }
  `);
  const { region } = data;
  const [picture] = data.allPicture.nodes;
  const video = data.allProject.nodes[0]?.video;
  if (!picture || !region)
    throw new Error("Content has no picture with a drawing, or no region, to show.");
  const letter = services.nodes[0]?.letter ?? "A";
  const whole = sectionDrawing?.viewBox ?? "0 0 1440 480";
  const detail = "180 180 312 180";
  return {
    AreaMap: {
      "the county of a page": onInk(
        <AreaMap map={region.drawnMap} own={region.fips} alt="A map" />,
        box,
      ),
      linked: onInk(<AreaMap map={region.drawnMap} linked alt="A map with links" />, box),
    },
    ArticleLink: { usual: <ArticleLink article={article} /> },
    ArticleMeta: { usual: <ArticleMeta article={article} /> },
    Breadcrumbs: { usual: <Breadcrumbs items={region.crumbs} /> },
    Drawing: {
      "by day": <Drawing crop={whole} alt="A drawing" />,
      "by night": (
        <div className={layout.night}>
          <Drawing crop={whole} alt="A drawing at night" />
        </div>
      ),
    },
    DrawingDetail: {
      "with its title strip": (
        <DrawingDetail crop={detail} alt="A detail" letter={letter}>
          <SheetStrip letter={letter} caption="What it shows" />
        </DrawingDetail>
      ),
    },
    DrawnPicture: { usual: inBox(<DrawnPicture picture={picture} sizes={wideSizes} />) },
    ErrorBoundary: {
      "children that fail": (
        <ErrorBoundary fallback={() => <p>The rest of the page stays.</p>}>
          <Failing />
        </ErrorBoundary>
      ),
    },
    ErrorScreen: { usual: <ErrorScreen error={new Error("A sample")} /> },
    Filters: {
      "three categories": <SampleFilters categories={["Cameras", "Sound", "Wiring"]} />,
      "one category: nothing": <SampleFilters categories={["Cameras"]} />,
    },
    Icon: {
      all: (
        <div className={layout.line}>
          {Object.entries(icons).map(([name, elements]) => (
            <Icon key={name} of={elements} />
          ))}
        </div>
      ),
    },
    LetterBadge: {
      "a letter": <LetterBadge letter={letter} />,
      "none: nothing": <LetterBadge letter={null} />,
    },
    Licenses: { "those of content": <Licenses /> },
    LinkList: {
      "with the current page": <LinkList links={links} path={`${componentsPath}#First`} />,
    },
    Logo: { "on ink": onInk(<Logo />) },
    NoBreakHyphens: { usual: <NoBreakHyphens text="Wi-Fi in every room" /> },
    Notifications: {
      "a message": tried("Show one", () => notify("This is a sample.")),
    },
    OpenNow: { "on ink": onInk(<OpenNow />) },
    PhoneLink: { usual: <PhoneLink />, "with words": <PhoneLink>Call us</PhoneLink> },
    Picture: {
      usual: <Picture picture={picture} sizes="50vw" />,
      "without a file: nothing": <Picture picture={{ ...picture, image: null }} sizes="50vw" />,
    },
    Points: {
      rows: <Points points={points} />,
      "numbered steps": <Points points={points} numbered steps />,
    },
    PlayMark: { usual: onInk(<PlayMark />, box) },
    Prose: { usual: <Prose html={prose} /> },
    ProjectPicture: {
      "from the backend": inBox(
        <ProjectPicture picture={picture.drawingFile?.publicURL ?? null} alt="A project" />,
      ),
      "missing: nothing": <ProjectPicture picture={null} alt="" />,
    },
    QuestionsLink: { usual: <QuestionsLink /> },
    QuoteLink: {
      filled: <QuoteLink label="Get a free quote" />,
      outlined: <QuoteLink label="Get a free quote" look="outlined" />,
      small: <QuoteLink label="Get a free quote" small />,
    },
    Share: {
      usual: (
        <Share
          address="https://www.example.com/sample"
          title="Sample"
          copyFailed="It could not be copied. Here is the address:"
        />
      ),
    },
    Stats: {
      usual: (
        <Stats
          figures={[
            { figure: "6", label: "Services" },
            { figure: "15+", label: "Years" },
          ]}
        />
      ),
    },
    ...(video && {
      Video: { usual: <Video video={video} still={picture} fallback="It can't play here." /> },
    }),
  };
}

/** Every component in its states, with its docstring, for those who write or review one. Header, Footer, Drawer and ThumbBar are around the page. */
export default function ComponentsPage({ pageContext }: PageProps<object, ComponentsContext>) {
  const samples = useSamples();
  return (
    <>
      <Head title="Components" description="Every component of this site in its states." />
      <div className={layout.wrap} style={{ paddingBlock: "48px" }}>
        <h1>Components</h1>
        {Object.entries(samples).map(([name, states]) => (
          <section key={name} id={name} style={{ paddingTop: 64 }}>
            <h2 className={layout.cardTitle}>{name}</h2>
            <p className={layout.soft}>{pageContext.uses[name]}</p>
            {Object.entries(states).map(([state, sample]) => (
              <div key={state} data-state style={{ paddingTop: 24 }}>
                <p className={layout.note}>{state}</p>
                {sample}
              </div>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}
