-- Sample projects: six entries of content/gallery, and two that are newer than the website's last build.
-- The pictures are names of files in the public bucket "projects". Thumbnails are 800 × 960 pixels; two rows go without.

insert into public.projects
  (slug, title, category, location, short_caption, alt_text, thumbnail_image, image_file, featured, sort_order, date_completed)
values
  (
    'one-line-of-light-along-the-stage',
    'One line of light along the stage',
    'Home Theaters',
    'Bethesda',
    'The center speaker sits under the screen, the subwoofers stand beside it, and one amber line marks the step.',
    'Home theater with Annapolis harbor at dusk on the screen, speakers on a stage edged by one line of light',
    'thumbnails/theater-stage.webp',
    'theater-stage.jpg',
    true,
    1,
    '2024-03-22'
  ),
  (
    'five-screens-above-one-bar',
    'Five screens above one bar',
    'Commercial AV',
    'Federal Hill, Baltimore',
    'Five screens, one line, and every stool has at least one of them in front of it.',
    'Brick bar with a row of lit screens above backlit bottles, warm pendant lights and a long wooden counter',
    'thumbnails/sports-bar.webp',
    'sports-bar.jpg',
    true,
    2,
    '2023-08-25'
  ),
  (
    'two-screens-for-one-long-table',
    'Two screens for one long table',
    'Commercial AV',
    'Rockville',
    'One screen for the people who are far away, one for what everybody looks at.',
    'Conference room at dusk with two wall displays, a table microphone with a green ring and city lights outside',
    'thumbnails/commercial-av.webp',
    'commercial-av.jpg',
    true,
    2,
    '2025-01-24'
  ),
  (
    'no-cable-on-the-porch',
    'No cable on the porch',
    'Security Systems',
    'Towson',
    'A dome under the porch roof. Its one cable comes out of the soffit right behind it.',
    'White dome security camera under a porch eave at dusk with a lit lantern and a blurred suburban street',
    'thumbnails/camera-dome.webp',
    'camera-dome.jpg',
    true,
    3,
    '2023-10-13'
  ),
  (
    'every-scene-beside-the-door',
    'Every scene beside the door',
    'Smart Homes',
    'Ellicott City',
    'Light, shades and heat on one lit panel, at the height of a hand.',
    'Lit wall touch panel showing 70 degrees and scene icons, with a warm living room blurred behind',
    null,
    'smart-home.jpg',
    true,
    null,
    null
  ),
  (
    'one-keypad-for-the-whole-kitchen',
    'One keypad for the whole kitchen',
    'Smart Homes',
    'Columbia',
    'Pendants, shelf light, shades and music, all on the small panel beside the window.',
    'Kitchen at dusk with a marble island, three pendant lights, half-lowered shades and a wall touch panel',
    'thumbnails/smart-kitchen.webp',
    'smart-kitchen.jpg',
    true,
    null,
    '2024-06-14'
  ),
  (
    'three-racks-behind-one-door',
    'Three racks behind one door',
    'Low Voltage Wiring',
    'Owings Mills',
    'Three open racks under one ladder tray. The bundles drop straight down to the panels.',
    'Open-frame network racks with neat patch cords and cable bundles dropping from an overhead ladder tray',
    'thumbnails/rack-wide.webp',
    'rack-wide.jpg',
    true,
    null,
    '2024-05-17'
  ),
  (
    'stars-over-the-basement',
    'Stars over the basement',
    'Home Theaters',
    'Roland Park, Baltimore',
    'A slow walk past the recliners toward the screen, under a ceiling of small lights.',
    'Home theater with leather recliners, a star ceiling and a sunset on the screen',
    null,
    'home-theater-video.jpg',
    false,
    null,
    null
  );
