-- Every user is reached by the phone of the user; a company's was kept with its first account alone.
update users set phone_number = (
  select a.phone_number from accounts a where a.owner_id = users.id and a.phone_number is not null order by a.created_at, a.id limit 1
) where phone_number is null and role = 2;
