/** A row as the backend sends it; `changes` replace single fields. */
export function makeRow(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: "6f1c2d3e-0000-4000-8000-000000000001",
    slug: "no-cable-on-the-porch",
    title: "No cable on the porch",
    category: "Security Systems",
    location: "Towson",
    short_caption: "A dome under the porch roof.",
    alt_text: "White dome camera under a porch roof",
    thumbnail_image: "camera-dome.jpg",
    image_file: "camera-dome-large.jpg",
    featured: true,
    sort_order: 2,
    date_completed: "2023-10-13",
    ...changes,
  };
}

export const backendUrl = "https://project.supabase.co";
export const bucketUrl = `${backendUrl}/storage/v1/object/public/projects`;
