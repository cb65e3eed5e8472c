-- The accounts whose passwords are public: open where the server listens on this machine only, closed anywhere else.
create table embedded.sample_accounts (
  user_id uuid primary key references auth.users on delete cascade,
  is_closed boolean not null default false
);
insert into embedded.sample_accounts (user_id)
select id from auth.users where email in ('learner@example.com', 'newcomer@example.com');
