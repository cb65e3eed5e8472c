-- In the order of the course: path after path, and on each path as its challenges build on one another. Their numbers only say which came first.
create or replace function public.user_ssp_list_challenges()
returns table (id integer, title text, description text, difficulty text, category text, image text)
language sql stable security definer set search_path = '' as $$
  select c.id, c.title, c.description, c.difficulty, c.category, c.image from public.challenges c
  order by (
    select min(array[l.position, s.position])
    from public.learning_path_challenges s join public.learning_paths l on l.id = s.path_id
    where s.challenge_id = c.id
  ) nulls last, c.id
$$;
