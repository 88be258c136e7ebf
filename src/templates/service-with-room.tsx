import { graphql, type PageProps } from "gatsby";
import { SitDown } from "../sections/service/SitDown";
import ServicePage from "./service";

/** A service with the room in which visitors choose a seat and a screen: a template of its own, so that no other page loads its scripts. */
export default function ServiceWithRoomPage({
  data,
}: PageProps<Queries.ServiceWithRoomPageQuery>) {
  const { service, serviceLabels } = data;
  return (
    <ServicePage
      data={data}
      room={
        <SitDown
          title={service.sitDown ?? ""}
          letter={service.letter}
          words={serviceLabels.sitDown}
        />
      }
    />
  );
}

export const query = graphql`
  query ServiceWithRoomPage($id: String!) {
    service(id: { eq: $id }) {
      ...ServiceParts
      sitDown
    }
    serviceLabels {
      ...ServiceWords
      sitDown {
        ...SitDown
      }
    }
    projectLabels {
      untilPhoto
    }
  }
`;
